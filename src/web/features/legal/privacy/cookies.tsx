import { privacyText } from '#sentences/privacy.ts';
import { Items } from '#web/features/legal/items.tsx';
import { Sentence } from '#web/ui/sentence.tsx';

/** The cookies there are, and what the browser keeps besides (PRIVACY-09). */
export function Cookies() {
  const { cookies } = privacyText;
  return (
    <>
      <p>{cookies.onlyNeeded}</p>
      <ul>
        <Items of={cookies.items} />
      </ul>
      <p>{cookies.storage}</p>
      <ul>
        {Object.entries(cookies.kept).map(([key, what]) => (
          <li key={key}>
            <Sentence of={cookies.keptAs} parts={{ key: <code>{key}</code>, what }} />
          </li>
        ))}
      </ul>
      <p>{cookies.app}</p>
    </>
  );
}
