import type { IconName } from '../../art/icons';

// Something that can be done, in a list of such.
export interface Way {
  icon: IconName;
  label: string;
  on?: boolean; // of what is switched on and off
  go: () => void;
}
