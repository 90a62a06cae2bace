// Counted things. Which form a number takes is the language's own rule, which every browser knows.

/** The forms of a language; 'other' is the one that every language has. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** For `locale`: the form that `count` takes. */
export function pluralsOf(locale: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
