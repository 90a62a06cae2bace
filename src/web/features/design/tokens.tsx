import { CATEGORIES, CATEGORY_IDS } from '#domain/category/categories.ts';
import { CREST_IDS } from '#domain/match/crests.ts';
import { Part } from './part.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { Crest } from '#web/ui/crest.tsx';

const COLORS = [
  ['bg-table', 'Table'],
  ['bg-table-deep', 'Table, deep'],
  ['bg-table-raised', 'Felt'],
  ['bg-paper', 'Paper'],
  ['bg-paper-shade', 'Paper, shade'],
  ['bg-ink', 'Ink'],
  ['bg-lamp', 'Lamp'],
  ['bg-lamp-deep', 'Lamp, deep'],
  ['bg-danger', 'Danger'],
  ['bg-success', 'Success'],
] as const;

const TYPE = [
  ['text-7xl', 'Title'],
  ['text-4xl', 'Screen'],
  ['text-2xl', 'Section'],
  ['text-lg', 'Words that matter'],
  ['text-base', 'Words'],
] as const;

export function Tokens() {
  return (
    <>
      <Colours />
      <TypeSizes />
      <Suits />
      <Teams />
    </>
  );
}

function Colours() {
  return (
    <Part title="Colours">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {COLORS.map(([color, name]) => (
          <li key={color}>
            <span className={`block h-16 rounded-card border border-line ${color}`} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function TypeSizes() {
  return (
    <Part title="Type">
      {TYPE.map(([size, name]) => (
        <p key={size} className={`font-display font-semibold ${size}`}>
          {name}
        </p>
      ))}
    </Part>
  );
}

function Suits() {
  return (
    <Part title="Suits">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
        {CATEGORY_IDS.map((id) => (
          <li key={id} data-suit={id} className="surface-paper flex flex-col gap-2 p-4 text-suit">
            <Emblem suit={id} className="size-12" />
            <b>{CATEGORIES[id].name}</b>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Teams() {
  return (
    <Part title="Teams">
      <ul className="flex flex-wrap gap-6">
        {CREST_IDS.map((crest) => (
          <li key={crest} className="flex items-center gap-2">
            <Crest crest={crest} className="size-8" />
            {crest}
          </li>
        ))}
      </ul>
    </Part>
  );
}
