'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useSessionState } from '@/components/session/session-provider';
import { SignInButtons } from '@/components/session/sign-in-buttons';
import styles from './creator.module.css';

interface SignInPromptProps {
  readonly title?: string;
  readonly text: string;
  /** Query of the creator's address on the way back, which opens the same window again. */
  readonly back: string;
}

/** Invites to sign in: the creation is kept first, and the same window opens again on the way back. */
export function SignInPrompt({ title, text, back }: SignInPromptProps) {
  const t = useTranslations('account.identity');
  const path = usePathname();
  const trouble = useSessionState((state) => state.trouble);

  return (
    <div className={styles.prompt}>
      {title && <h3>{title}</h3>}
      <p>{text}</p>
      {trouble && <p role="alert">{t(`troubles.${trouble}`)}</p>}
      <div className={styles.signIn}>
        <SignInButtons returnTo={`${path}?${back}`} />
      </div>
    </div>
  );
}
