import { defaultMarketingBrandId, type Brand, type SmBrand } from '@portal/domain/brands/brand';
import type { BrandKind } from '@portal/domain/brands/brand-form';
import { defaultBrandName } from '@portal/domain/constants/application';
import { brandTexts } from '@portal/domain/texts/settings';
import { failureTexts } from '@portal/domain/texts/states';
import type { User } from '@portal/domain/users/user';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useWork } from '../../../components/ui/use-work';
import { useFirebase } from '../../../firebase/firebase-context';
import { giveBrand, useUsersOf } from '../data/brand-users';

interface Props {
  organizationId: string;
  kind: BrandKind;
  brand: Brand | SmBrand;
}

/** Users that a search shows. */
const maxFound = 20;

/** Who has the brand: users are searched and added, or removed. */
export function BrandUsers({ organizationId, kind, brand }: Props) {
  const users = useUsersOf(organizationId);
  const [search, setSearch] = useState('');
  if (users.status === 'loading') return <RowsLoading rows={4} />;
  if (users.status === 'error') return <LoadFailed onRetry={users.retry} />;
  const hasBrand = (user: User) =>
    kind === 'brands'
      ? user.selectedBrand.trim().toLowerCase() === brand.name.trim().toLowerCase()
      : user.smBrandId === brand.id;
  const wanted = search.trim().toLowerCase();
  const found = users.data.filter(
    (user) => !hasBrand(user) && wanted !== '' && `${user.displayName} ${user.email}`.toLowerCase().includes(wanted),
  );
  const own = users.data.filter(hasBrand);
  const none = kind === 'brands' ? defaultBrandName : defaultMarketingBrandId;
  const row = (user: User, isOwn: boolean) => (
    <UserRow
      key={user.id}
      user={user}
      organizationId={organizationId}
      label={isOwn ? brandTexts.removeUser : brandTexts.addUser}
      done={isOwn ? brandTexts.userRemoved : brandTexts.userAdded}
      choice={{ kind, brand: isOwn ? none : kind === 'brands' ? brand.name : brand.id }}
    />
  );
  return (
    <Stack gap="md">
      <TextInput
        label={brandTexts.searchUsers}
        value={search}
        maw={360}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
        }}
      />
      {wanted !== '' && (
        <Stack gap={6}>
          {found.slice(0, maxFound).map((user) => row(user, false))}
          {found.length === 0 && (
            <Text size="sm" c="dimmed">
              {brandTexts.noUserFound}
            </Text>
          )}
        </Stack>
      )}
      <Stack gap={6} role="group" aria-label={brandTexts.usersOfBrand}>
        <Text size="sm" fw={500}>
          {brandTexts.usersOfBrand}
        </Text>
        {own.map((user) => row(user, true))}
        {own.length === 0 && (
          <Text size="sm" c="dimmed">
            {brandTexts.noUsers}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

interface RowProps {
  user: User;
  organizationId: string;
  label: string;
  done: string;
  choice: { kind: BrandKind; brand: string };
}

function UserRow({ user, organizationId, label, done, choice }: RowProps) {
  const { auth } = useFirebase();
  const { isBusy, work } = useWork();
  return (
    <Group justify="space-between" wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <Text size="sm" truncate>
          {user.displayName}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {user.email}
        </Text>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        loading={isBusy}
        aria-label={`${label}: ${user.displayName}`}
        onClick={() => {
          work(() =>
            runWithNotice(() => giveBrand(auth, organizationId, user.id, choice), {
              done,
              failed: failureTexts.changeFailed,
            }),
          );
        }}
      >
        {label}
      </Button>
    </Group>
  );
}
