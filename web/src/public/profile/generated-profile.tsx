import { publicProfileTexts } from '@portal/domain/texts/public-profile';
import { lazy, Suspense, type ComponentProps } from 'react';
import { Spinner } from '../components/spinner';

const loadContent = async () => ({ default: (await import('./profile-content')).ProfileContent });
const ProfileContent = lazy(loadContent);
// Loads next to the data, so that a profile that has arrived is rarely waited for.
void loadContent();

/** A marketing profile; says so while it is generated from its sections. */
export function GeneratedProfile(props: ComponentProps<typeof ProfileContent>) {
  return (
    <Suspense fallback={<Spinner label={publicProfileTexts.generating} />}>
      <ProfileContent {...props} />
    </Suspense>
  );
}
