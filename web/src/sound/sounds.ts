// Short, soft, synthesised sounds. No files; nothing is heard before the player's first touch, as browsers demand.

interface Note {
  at: number; // seconds from the start
  pitch: number; // hertz
  to?: number; // slides there
  length: number; // seconds
  wave: OscillatorType;
  loudness: number; // 0 to 1
}

const note = (at: number, pitch: number, length = 0.16, loudness = 0.2): Note => ({
  at,
  pitch,
  length,
  wave: 'sine',
  loudness,
});
const slide = (at: number, pitch: number, to: number, length: number): Note => ({
  ...note(at, pitch, length),
  to,
  wave: 'triangle',
});

const sounds = {
  flip: [{ at: 0, pitch: 520, to: 240, length: 0.05, wave: 'triangle', loudness: 0.16 }],
  cover: [{ at: 0, pitch: 260, to: 180, length: 0.07, wave: 'triangle', loudness: 0.14 }],
  pair: [note(0, 523.25), note(0.09, 783.99, 0.22)],
  place: [{ at: 0, pitch: 170, to: 120, length: 0.09, wave: 'sine', loudness: 0.3 }],
  secure: [note(0, 392), note(0.08, 523.25), note(0.16, 659.25), note(0.24, 783.99, 0.4)],
  take: [slide(0, 700, 180, 0.24), note(0.22, 146.83, 0.2, 0.26)],
  rookie: [note(0, 523.25), note(0.1, 523.25), note(0.2, 523.25), note(0.3, 698.46, 0.3), note(0.3, 1046.5, 0.6)],
  yourTurn: [note(0, 659.25, 0.12, 0.16), note(0.14, 880, 0.3, 0.16)],
  end: [note(0, 523.25), note(0.12, 659.25), note(0.24, 783.99), note(0.36, 1046.5, 0.7), note(0.36, 523.25, 0.7)],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof sounds;

let context: AudioContext | undefined;

function play(audio: AudioContext, { at, pitch, to, length, wave, loudness }: Note): void {
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

// Plays one sound, unless its kind is switched off. Where there is no sound at all, nothing happens.
export function sound(name: Sound, allowed: { sound: boolean; yourTurnSound: boolean }): void {
  if (!(name === 'yourTurn' ? allowed.yourTurnSound : allowed.sound)) return;
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const one of sounds[name]) play(context, one);
}
