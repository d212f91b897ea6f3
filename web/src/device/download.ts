// The address of a file of text that is made here, for a link that downloads it.
export function fileOf(text: string): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
}
