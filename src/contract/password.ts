// The rules for a new password and the meter that shows how strong it is (RULE-03 to -16).

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
  readonly message: string;
  readonly met: (password: string) => boolean;
}

export const PASSWORD_REQUIREMENTS: readonly Requirement[] = [
  {
    message: 'Password must be at least 8 characters long',
    met: (password) => Array.from(password).length >= 8,
  },
  {
    message: 'Password must contain at least one uppercase letter',
    met: (password) => /\p{Lu}/u.test(password),
  },
  {
    message: 'Password must contain at least one lowercase letter',
    met: (password) => /\p{Ll}/u.test(password),
  },
  {
    message: 'Password must contain at least one number',
    met: (password) => /\d/.test(password),
  },
  {
    message: 'Password must contain at least one special character (!@#$%^&*)',
    met: (password) => /[^\p{L}\p{N}\s]/u.test(password),
  },
  {
    message: 'Password is too common. Please choose a more unique password',
    met: (password) => {
      const lower = password.toLowerCase();
      return !COMMON_PASSWORDS.some((common) => lower.includes(common));
    },
  },
];

/** The first thing wrong with a new password, or undefined when it may be used (RULE-03, -04). */
export function passwordError(password: string): string | undefined {
  if (password === '') return 'Password is required';
  return PASSWORD_REQUIREMENTS.find((requirement) => !requirement.met(password))?.message;
}

export type StrengthLabel = 'Very Weak' | 'Weak' | 'Fair' | 'Good' | 'Strong';

/** How strong a password is: 0 to 100, and its label (RULE-13, -14). */
export function passwordStrength(password: string): {
  readonly score: number;
  readonly label: StrengthLabel;
} {
  const met = PASSWORD_REQUIREMENTS.filter((requirement) => requirement.met(password)).length;
  const length = Array.from(password).length;
  const bonus = (length >= 12 ? 10 : 0) + (length >= 16 ? 10 : 0);
  const score = Math.min(100, Math.round((met / PASSWORD_REQUIREMENTS.length) * 100) + bonus);
  return { score, label: labelOf(score) };
}

function labelOf(score: number): StrengthLabel {
  if (score < 20) return 'Very Weak';
  if (score < 40) return 'Weak';
  if (score < 60) return 'Fair';
  if (score < 80) return 'Good';
  return 'Strong';
}

/** What is wrong with the repeated password, or undefined (RULE-15, -16). */
export function confirmError(password: string, confirm: string): string | undefined {
  if (confirm === '') return 'Please confirm your password';
  return confirm === password ? undefined : 'Passwords do not match';
}
