import { ProviderArrival } from '../../../features/sign-in/components/provider-arrival';

/** /login/single-sign-on */
export function Component() {
  return <ProviderArrival />;
}
