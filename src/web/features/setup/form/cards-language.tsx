import { useMemo } from 'react';
import { languageOf } from '#domain/language/language-of.ts';
import { CARD_LANGUAGES, type CardLanguage } from '#domain/language/languages.ts';
import { cardLanguageText } from '#sentences/card-languages.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Select } from '#web/ui/select.tsx';
import type { SelectOption } from '#web/ui/select-look.tsx';
import type { SetupPartProps } from './use-setup-form.ts';

/**
 * The language of the cards: as it is found in topic and instructions, until the host chooses one. Riffle's own card
 * bank is in English, and says so where that is not the host's.
 */
export function CardsLanguage({ form, onChange }: Pick<SetupPartProps, 'form' | 'onChange'>) {
  const { configuration } = useSession();
  const { topic, customInstructions } = form;
  const found = useMemo(
    () => languageOf({ topic, customInstructions }),
    [topic, customInstructions],
  );
  if (configuration?.writer !== 'model') {
    if (!configuration || found === 'en') return null;
    return <MessageBox tone="plain">{setupFormText.languageIgnored}</MessageBox>;
  }
  return (
    <Select
      label={setupFormText.language}
      value={form.language}
      onChange={(language) => onChange({ language })}
      options={[
        {
          value: 'auto',
          label: setupFormText.languageFound({ language: cardLanguageText[found] }),
        },
        ...named(),
      ]}
    />
  );
}

/** All languages by their names; whatever is none of them at the end. */
function named(): SelectOption<CardLanguage>[] {
  const options = CARD_LANGUAGES.map((value) => ({ value, label: cardLanguageText[value] }));
  const others = options.splice(CARD_LANGUAGES.indexOf('other'));
  return [...options.toSorted((one, two) => one.label.localeCompare(two.label)), ...others];
}
