import { useSearchParams } from 'react-router';
import { Login } from '../../../features/sign-in/components/login';
import { MailedAction, mailedModes } from '../../../features/sign-in/components/mailed-action';

/** /auth/action: the links of account mails; the sign-in page handles those that sign in. */
export function Component() {
  const [search] = useSearchParams();
  const mode = mailedModes.find((known) => known === search.get('mode'));
  return mode ? <MailedAction mode={mode} code={search.get('oobCode') ?? ''} /> : <Login />;
}
