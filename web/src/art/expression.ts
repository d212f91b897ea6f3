// What a face shows: a mood, or closed eyes for a moment.
export type Mood = 'glad' | 'gloat' | 'sulk';
export type Expression = Mood | 'blink';
