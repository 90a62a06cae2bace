import type { StrengthLabel } from '#contract/password.ts';
import { passwordStrength } from '#contract/password.ts';
import { Meter } from '#web/ui/meter.tsx';

const TONES: Readonly<Record<StrengthLabel, 'bad' | 'fair' | 'good'>> = {
  'Very Weak': 'bad',
  Weak: 'bad',
  Fair: 'fair',
  Good: 'good',
  Strong: 'good',
};

/** How strong the password being typed is (HOME-07, RULE-13, RULE-14). */
export function StrengthMeter({ password }: { readonly password: string }) {
  const { score, label } = passwordStrength(password);
  return <Meter label="Password strength" value={score} valueText={label} tone={TONES[label]} />;
}
