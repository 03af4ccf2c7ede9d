import { useSearchParams } from 'react-router';
import { Login } from '../../../features/sign-in/components/login';
import { MailedAction, mailedModes } from '../../../features/sign-in/components/mailed-action';

/** /auth/action (000 §2): where the links of account mails lead; those that sign in are the sign-in page's. */
export function Component() {
  const [search] = useSearchParams();
  const mode = mailedModes.find((known) => known === search.get('mode'));
  return mode ? <MailedAction mode={mode} code={search.get('oobCode') ?? ''} /> : <Login />;
}
