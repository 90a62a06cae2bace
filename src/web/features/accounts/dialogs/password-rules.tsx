import { PASSWORD_REQUIREMENTS } from '#contract/password.ts';
import { newcomerText } from '#sentences/newcomer.ts';
import styles from './new-password.module.css';

/** What a new password needs, ticked as it is typed; neutral before (RULE-05 to -10). */
export function PasswordRules({ password }: { readonly password: string }) {
  const { rules, met, missing } = newcomerText;
  return (
    <ul aria-label={rules.title} className={styles['rules']}>
      {PASSWORD_REQUIREMENTS.map((requirement) => {
        const rule = rules[requirement.sentence];
        const isMet = password !== '' && requirement.met(password);
        const said = password === '' ? rule : (isMet ? met : missing)({ rule });
        return (
          <li
            key={requirement.sentence}
            className={`flex items-center gap-2 ${isMet ? 'text-good' : 'text-fg-soft'}`}
          >
            <Mark isMet={isMet} />
            <span aria-hidden="true">{rule}</span>
            <span className="sr-only">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Mark({ isMet }: { readonly isMet: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className="size-4 shrink-0" fill="none" aria-hidden="true">
      {isMet ? (
        <path
          d="m2.5 8.5 3.7 3.7 7.3-8"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <circle cx="8" cy="8" r="3" stroke="currentColor" strokeWidth="1.6" />
      )}
    </svg>
  );
}
