import { DELETION_DAYS, ROOM_HOURS } from '#contract/promises.ts';
import { privacyText } from '#sentences/privacy.ts';
import { Items } from '#web/features/legal/items.tsx';

/** What is kept, and for how long (PRIVACY-03). */
export function Collected({ isStripe }: { readonly isStripe: boolean }) {
  const { collected } = privacyText;
  return (
    <>
      <p>{collected.given}</p>
      <ul>
        <Items of={collected.givenItems} />
        <li>{isStripe ? collected.boughtByStripe : collected.bought}</li>
      </ul>
      <p>{collected.noted}</p>
      <ul>
        <Items of={collected.notedItems} />
      </ul>
      <p>{collected.howLong({ days: DELETION_DAYS })}</p>
      {/* Of a running game there is nothing to keep, unless phones join. */}
      <p>{collected.match}</p>
      <p>{collected.room({ hours: ROOM_HOURS })}</p>
    </>
  );
}
