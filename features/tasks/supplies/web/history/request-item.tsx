import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { taskHref } from '#features/tasks/tasks/web';
import { serverNow } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatDate, type Translate, useText } from '#platform/web/i18n/index';
import { loadCode, savedWords, submit } from '#platform/web/outbox/index';
import { AnchorLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { StatusChip } from '#platform/web/ui/index';
import type { RequestStatus, SupplyRequest, Unit } from '../../contract/index.ts';
import { suppliesGroup } from '../addresses.ts';
import { refreshSupplies } from '../live.ts';
import type { AboutSite } from '../outbox/supply-writes.ts';
import type { UnsentRequest } from '../tab/with-unsent.ts';
import classes from './history.module.css';

/** Asks whether everything is on the shelf, and records it. */
const useStock = (site: AboutSite) => {
  const t = useText();
  const client = useQueryClient();
  return async ({ id }: SupplyRequest): Promise<void> => {
    const agreed = await confirm(t('supplies:history.stockQuestion'), {
      agree: t('supplies:history.stockAgree'),
    });
    if (!agreed) return;
    try {
      const { stockRequestWrite } = await loadCode(() => import('../outbox/supply-writes.ts'));
      const outcome = await submit(
        client,
        {
          kind: stockRequestWrite,
          id: crypto.randomUUID(),
          parts: {
            params: { id: site.jobId, requestId: id },
            body: { device_at: serverNow().toISOString() },
          },
          group: suppliesGroup(site.jobId),
          about: { ...site, requestId: id },
        },
        { keepsInput: true },
      );
      showSuccess(outcome.sent ? t('supplies:history.done') : savedWords(outcome));
    } catch (error) {
      showProblem(error);
    }
    refreshSupplies(client, []);
  };
};

type Asked = { name: string; unit: string; quantity: number };

const linesText = (lines: readonly Asked[], t: Translate): string =>
  lines
    .map(({ name, unit, quantity }) => `${name}: ${t(`supplies:count.${unit as Unit}`, { count: quantity })}`)
    .join(', ');

/** Requests look like tasks of these statuses. */
const looks: Record<RequestStatus, string> = { open: 'open', delivered: 'completed', cancelled: 'cancelled' };

const Lines = ({ lines, note }: { lines: readonly Asked[]; note: string }) => {
  const t = useText();
  return (
    <>
      <span className={classes.lines}>{linesText(lines, t)}</span>
      {note && (
        <Text span size="sm" c="dimmed" className={classes.lines}>
          {note}
        </Text>
      )}
    </>
  );
};

export const UnsentItem = ({ request }: { request: UnsentRequest }) => {
  const t = useText();
  return (
    <Group
      component="li"
      className={classes.item}
      gap="8px 16px"
      justify="space-between"
      wrap="nowrap"
      data-unsent="true"
    >
      <Stack component="span" gap={2} miw={0}>
        <Group component="span" gap="2px 10px">
          <Text span fw={600}>
            {formatDate(request.enteredAt)}
          </Text>
          <StatusChip status="draft" colour="grey" label={t('supplies:tab.waiting')} />
        </Group>
        <Lines lines={request.lines} note={request.note} />
      </Stack>
    </Group>
  );
};

type Props = { site: AboutSite; request: SupplyRequest; isStocked: boolean };

export const RequestItem = ({ site, request, isStocked }: Props) => {
  const t = useText();
  const seesTasks = useFlag('hasAccessTasks');
  const stock = useStock(site);
  const { status, task, created_at, created_by, lines, note, stocked } = request;
  const date = formatDate(created_at);
  const number = t('supplies:history.task', { number: String(task.number) });
  return (
    <Group component="li" className={classes.item} gap="8px 16px" justify="space-between" wrap="nowrap">
      <Stack component="span" gap={2} miw={0}>
        <Group component="span" gap="2px 10px">
          <Text span fw={600}>
            {created_by
              ? t('supplies:history.askedBy', { date, name: created_by.name })
              : t('supplies:history.asked', { date })}
          </Text>
          <StatusChip status={looks[status]} label={t(`supplies:status.${status}`)} />
          {seesTasks ? (
            <AnchorLink to={taskHref(task.id)} size="sm">
              {number}
            </AnchorLink>
          ) : (
            <Text span size="sm" c="dimmed">
              {number}
            </Text>
          )}
        </Group>
        <Lines lines={lines} note={note} />
        {stocked && (
          <Text span size="sm" c="dimmed">
            {stocked.by
              ? t('supplies:history.stockedBy', { date: formatDate(stocked.at), name: stocked.by.name })
              : t('supplies:history.stocked', { date: formatDate(stocked.at) })}
          </Text>
        )}
      </Stack>
      {request.can.stock && !isStocked && (
        <Button variant="default" flex="none" mih={44} onClick={() => void stock(request)}>
          {t('supplies:history.stock')}
        </Button>
      )}
    </Group>
  );
};
