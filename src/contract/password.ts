// The rules for a new password and the meter that shows how strong it is (RULE-03 to -16).
import { fieldText } from '#sentences/fields.ts';

const COMMON_PASSWORDS = [
  'password',
  'passw0rd',
  '123456',
  '12345678',
  'qwerty',
  'qwertz',
  'azerty',
  'abc123',
  'letmein',
  'welcome',
  'iloveyou',
  'monkey',
  'dragon',
  'football',
  'baseball',
  'sunshine',
  'princess',
  'superman',
  'trustno1',
  'master',
  'shadow',
  'admin',
  'login',
  'starwars',
  '111111',
  '654321',
  '1q2w3e',
  'asdfgh',
  'zxcvbn',
] as const;

interface Requirement {
  /** The sentence that asks for it. */
  readonly sentence: Exclude<keyof typeof fieldText.password, 'missing'>;
  readonly met: (password: string) => boolean;
}

export const PASSWORD_REQUIREMENTS: readonly Requirement[] = [
  {
    sentence: 'short',
    met: (password) => Array.from(password).length >= 8,
  },
  {
    sentence: 'noUppercase',
    met: (password) => /\p{Lu}/u.test(password),
  },
  {
    sentence: 'noLowercase',
    met: (password) => /\p{Ll}/u.test(password),
  },
  {
    sentence: 'noNumber',
    met: (password) => /\d/.test(password),
  },
  {
    sentence: 'noSpecial',
    met: (password) => /[^\p{L}\p{N}\s]/u.test(password),
  },
  {
    sentence: 'common',
    met: (password) => {
      const lower = password.toLowerCase();
      return !COMMON_PASSWORDS.some((common) => lower.includes(common));
    },
  },
];

/** The first thing wrong with a new password, or undefined when it may be used (RULE-03, -04). */
export function passwordError(password: string): string | undefined {
  if (password === '') return fieldText.password.missing;
  const broken = PASSWORD_REQUIREMENTS.find((requirement) => !requirement.met(password));
  return broken && fieldText.password[broken.sentence];
}

export type Strength = keyof typeof fieldText.strength;

/** How strong a password is: 0 to 100, and its label (RULE-13, -14). */
export function passwordStrength(password: string): {
  readonly score: number;
  readonly label: string;
} {
  const met = PASSWORD_REQUIREMENTS.filter((requirement) => requirement.met(password)).length;
  const length = Array.from(password).length;
  const bonus = (length >= 12 ? 10 : 0) + (length >= 16 ? 10 : 0);
  const score = Math.min(100, Math.round((met / PASSWORD_REQUIREMENTS.length) * 100) + bonus);
  return { score, label: fieldText.strength[strengthOf(score)] };
}

/** What a score of `passwordStrength` comes to (RULE-14). */
export function strengthOf(score: number): Strength {
  if (score < 20) return 'very-weak';
  if (score < 40) return 'weak';
  if (score < 60) return 'fair';
  if (score < 80) return 'good';
  return 'strong';
}

/** What is wrong with the repeated password, or undefined (RULE-15, -16). */
export function confirmError(password: string, confirm: string): string | undefined {
  if (confirm === '') return fieldText.confirmation.missing;
  return confirm === password ? undefined : fieldText.confirmation.differs;
}
