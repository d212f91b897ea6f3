// Reads aloud with the device's own voice. Browsers demand a touch before; where there is no voice, nothing is heard.

// Longer than any voice needs: some browsers do not tell when they are done.
const patience = (text: string): number => 2000 + 150 * text.length; // milliseconds

// Reads a text in this language instead of what is being read; resolves when it is read, or cut off by the next one.
// Nothing is read for an empty text.
export function readAloud(text: string, language: string): Promise<void> {
  if (!('speechSynthesis' in globalThis)) return Promise.resolve();
  speechSynthesis.cancel();
  if (text === '') return Promise.resolve();
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language;
    const timer = setTimeout(resolve, patience(text));
    utterance.onend = utterance.onerror = () => {
      clearTimeout(timer);
      resolve();
    };
    speechSynthesis.speak(utterance);
  });
}
