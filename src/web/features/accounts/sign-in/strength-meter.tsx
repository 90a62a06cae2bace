import { passwordStrength, strengthOf, type Strength } from '#contract/password.ts';
import { accountText } from '#sentences/accounts.ts';
import { Meter } from '#web/ui/meter.tsx';

const TONES: Readonly<Record<Strength, 'bad' | 'fair' | 'good'>> = {
  'very-weak': 'bad',
  weak: 'bad',
  fair: 'fair',
  good: 'good',
  strong: 'good',
};

/** How strong the password being typed is (HOME-07, RULE-13, RULE-14); of an empty field nothing is said. */
export function StrengthMeter({ password }: { readonly password: string }) {
  const { score, label } = passwordStrength(password);
  const words = { label: accountText.strength };
  if (password === '') return <Meter {...words} value={0} valueText="" tone="none" />;
  return <Meter {...words} value={score} valueText={label} tone={TONES[strengthOf(score)]} />;
}
