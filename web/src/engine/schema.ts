// Parts of schemas. A schema describes JSON from outside; its type is inferred from it and has the same name.
// The bundler must see every call that makes a schema as pure, so that it can drop the schemas that the page does not
// use. Spreading at the top level of a file is not pure.
import * as v from 'valibot';

export type Schema = v.GenericSchema;
type Together<Parts extends readonly v.ObjectEntries[]> = Parts extends readonly [
  infer First extends v.ObjectEntries,
  infer Second extends v.ObjectEntries,
  ...infer Rest extends readonly v.ObjectEntries[],
]
  ? Together<[First & Second, ...Rest]>
  : Parts[0];

// An object with the fields of all parts. In development and in tests an unknown field is an error, so schemas stay
// complete. The built page ignores unknown fields, so the server may be newer than the page.
/*#__NO_SIDE_EFFECTS__*/
export function object<const Parts extends readonly v.ObjectEntries[]>(...parts: Parts) {
  const shape = (import.meta.env.DEV ? v.strictObject : v.object) as typeof v.object;
  return shape(Object.assign({}, ...parts) as Together<Parts>);
}

// An object whose `type` says what it is.
/*#__NO_SIDE_EFFECTS__*/
export function typed<const Type extends string, const Parts extends readonly v.ObjectEntries[]>(
  type: Type,
  ...parts: Parts
) {
  return object({ type: v.literal(type) }, ...parts);
}

// An object in which any of the fields may be absent.
/*#__NO_SIDE_EFFECTS__*/
export function partly<const Parts extends readonly v.ObjectEntries[]>(...parts: Parts) {
  type All = Together<Parts>;
  type Optional = { [Name in keyof All]: v.ExactOptionalSchema<Extract<All[Name], Schema>, undefined> };
  const fields = parts.flatMap(Object.entries<Schema>).map(([name, schema]) => [name, v.exactOptional(schema)]);
  return object(Object.fromEntries(fields) as Optional);
}

/*#__NO_SIDE_EFFECTS__*/
export function optional<const Described extends Schema>(schema: Described) {
  return v.exactOptional(schema);
}

/*#__NO_SIDE_EFFECTS__*/
export function matching<Text extends string = string>(pattern: RegExp) {
  const matches = (value: unknown) => typeof value === 'string' && pattern.test(value);
  return v.custom<Text>(matches, `Expected a text that matches ${pattern.source}`);
}

export const text = v.string();
export const truth = v.boolean();
export const whole = v.pipe(v.number(), v.integer());
export const number = v.pipe(whole, v.minValue(0));
export const from1 = v.pipe(whole, v.minValue(1));

// Returns the value if it matches its schema; otherwise throws a TypeError that says where it does not.
export function parsed<Described extends Schema>(schema: Described, value: unknown): v.InferOutput<Described> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (!success) throw new TypeError(v.summarize(issues));
  return output;
}
