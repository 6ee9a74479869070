import { useQuery } from '@tanstack/react-query';
import type { SiteCriterion } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';

type Choice = { value: string; label: string };

const none: readonly Choice[] = [];

const minute = 60_000;

/** The choices of a criterion; empty while they load. */
export const useChoices = (criterion: SiteCriterion): readonly Choice[] => {
  const t = useText();
  const { flags } = useSession();
  const { data = none } = useQuery({
    queryKey: ['site-criterion', criterion.name],
    queryFn: async () => (criterion.kind === 'record' ? criterion.choices(flags) : none),
    enabled: criterion.kind === 'record',
    staleTime: minute,
    meta: { quiet: true },
  });
  if (criterion.kind === 'record') return data;
  return criterion.days.map((count) => ({
    value: String(count),
    label: t(criterion.word, { count }),
  }));
};
