import type { Block } from '@portal/domain/templates/block';
import type { TemplateSide } from '@portal/domain/templates/choose-template';
import { quickElements, sectionKind } from '@portal/domain/templates/section-kinds';
import { sectionKindTexts, templateTexts } from '@portal/domain/texts/templates';
import { Button, Group, Stack, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

/** Ready-made sections to add. */
export function QuickElements({ side, onAdd }: { side: TemplateSide; onAdd: (block: Block) => void }) {
  return (
    <Stack gap="xs" component="section" aria-label={templateTexts.quickElements}>
      <Title order={2} size="h3">
        {templateTexts.quickElements}
      </Title>
      <Group gap={6}>
        {quickElements(side).map(({ key, title, block }) => {
          const label = block.isAI ? sectionKindTexts[sectionKind(block)] : title;
          return (
            <Button
              key={key}
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden />}
              aria-label={templateTexts.addElement(label)}
              onClick={() => {
                onAdd(block);
              }}
            >
              {label}
            </Button>
          );
        })}
      </Group>
    </Stack>
  );
}
