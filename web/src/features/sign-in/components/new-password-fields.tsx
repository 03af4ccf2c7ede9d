import { passwordRules, passwordViolations } from '@portal/domain/fields/password';
import { passwordTexts } from '@portal/domain/texts/password';
import { fieldTexts } from '@portal/domain/texts/fields';
import { Button, List, Stack, Text } from '@mantine/core';
import { IconCircle, IconCircleCheck, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FormTextInput } from '../../../components/form/form-text-input';

/**
 * A new password and its confirmation: the rules are next to the field and show, while typing, which of them hold.
 * @param value the current input.
 */
export function NewPasswordFields({ value }: { value: string }) {
  const [isShown, setShown] = useState(false);
  const rulesId = useId();
  const type = isShown ? 'text' : 'password';
  return (
    <Stack gap="sm">
      <FormTextInput
        name="password"
        label={passwordTexts.password}
        type={type}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={rulesId}
        autoFocus
      />
      <PasswordRules id={rulesId} value={value} />
      <FormTextInput
        name="confirmation"
        label={passwordTexts.confirm}
        type={type}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button
        variant="subtle"
        size="compact-sm"
        w="max-content"
        leftSection={isShown ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
        onClick={() => {
          setShown(!isShown);
        }}
      >
        {isShown ? passwordTexts.hide : passwordTexts.show}
      </Button>
    </Stack>
  );
}

function PasswordRules({ id, value }: { id: string; value: string }) {
  const violations = passwordViolations(value);
  return (
    <div id={id}>
      <Text size="xs" fw={500} mb={4}>
        {passwordTexts.rules}
      </Text>
      <List size="xs" spacing={3} listStyleType="none" p={0} icon={null} center={false}>
        {passwordRules.map((rule) => {
          const holds = value !== '' && !violations.includes(rule);
          return (
            <List.Item
              key={rule}
              c={holds ? 'var(--score-green)' : 'dimmed'}
              icon={
                holds ? (
                  <IconCircleCheck size={14} aria-label={fieldTexts.ruleHolds} />
                ) : (
                  <IconCircle size={14} aria-hidden />
                )
              }
            >
              {passwordTexts[rule]}
            </List.Item>
          );
        })}
      </List>
    </div>
  );
}
