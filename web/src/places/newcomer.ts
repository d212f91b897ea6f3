import { storedText } from '../device/stored';
import { setupKey } from '../play/setup';

export const learnedKey = 'rookie.learned';

// Whether nobody has begun a game or the tutorial on this device.
export const isNewcomer = (): boolean => storedText(setupKey) === null && storedText(learnedKey) === null;
