// Line icons on a grid of 24, like those of art/icons.ts, but not loaded with the first page.
export const paths = {
  first: 'M6 5V19M19 5 9 12 19 19Z',
  last: 'M18 5V19M5 5 15 12 5 19Z',
  stepBack: 'M15 5 8 12 15 19',
  step: 'M9 5 16 12 9 19',
  open: 'M12 15V4M8 8 12 4 16 8M4 14V20H20V14',
  save: 'M12 4V15M8 11 12 15 16 11M4 14V20H20V14',
  link: 'M10 14 14 10M8.5 11 5.5 14A3.2 3.2 0 0 0 10 18.5L13 15.5M11 8.5 14 5.5A3.2 3.2 0 0 1 18.5 10L15.5 13',
  bin: 'M4 7H20M9 7V4H15V7M6.5 7 7.5 20H16.5L17.5 7',
} as const;
