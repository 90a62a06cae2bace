/** Outlines of the shapes that teams, players and choices are told apart by, 24 units square. */
export const SHAPE_PATHS = {
  circle: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z',
  triangle: 'M12 2.5 22.5 20.5h-21Z',
  square: 'M4 4h16v16H4Z',
  diamond: 'M12 1.5 22.5 12 12 22.5 1.5 12Z',
  star: 'm12 1.8 3.2 6.5 7.1 1-5.1 5 1.2 7.1-6.4-3.4-6.4 3.4 1.2-7.1-5.1-5 7.1-1Z',
  heart:
    'M12 21.2C5 16 2 12.6 2 8.6 2 5.3 4.5 3 7.3 3 9.2 3 11 4 12 5.7 13 4 14.8 3 16.7 3 19.5 3 22 5.3 22 8.6c0 4-3 7.4-10 12.6Z',
  moon: 'M15.6 2.6a10 10 0 1 0 5.9 14.3A9.3 9.3 0 0 1 15.6 2.6Z',
  bolt: 'M14.6 1.5 3.5 13.8h6.3L8.2 22.5 20.5 9.6h-7Z',
  clover:
    'M12 1.8a4.9 4.9 0 0 1 4.4 7 4.9 4.9 0 1 1-2.8 9l1.2 4.4H9.2l1.2-4.4a4.9 4.9 0 1 1-2.8-9 4.9 4.9 0 0 1 4.4-7Z',
} as const;
