// What the table says of its room before anything of the room is opened.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const tableRoomText = catalog('table-room', {
  button: 'Phones',
  tip: 'Phones: everybody plays along',
  buttonWithRoom: ({ code, phones }: { code: string; phones: number }) =>
    `Phones: room ${code}, ${plural(phones, { one: '1 player', other: `${phones} players` })}`,

  notes: {
    stale: 'Somebody else was quicker: look at the card.',
    refused: 'That did not reach the room.',
    closed: 'The room is closed. The game goes on here.',
    removed: 'The room is closed. The game goes on here.',
    replaced: 'Another screen has the room now. The game goes on here without phones.',
    stranger: 'Another screen has the room now. The game goes on here without phones.',
  },
});
