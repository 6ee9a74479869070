import { useQuery } from '@tanstack/react-query';
import type { SiteCriterion } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';

type Choice = { value: string; label: string; count?: number };

const none: readonly Choice[] = [];

const minute = 60_000;

/** What a criterion offers; nothing while it loads. */
export const useChoices = (criterion: SiteCriterion): readonly Choice[] => {
  const t = useText();
  const { data = none } = useQuery({
    queryKey: ['site-criterion', criterion.name],
    queryFn: async () => (criterion.kind === 'record' ? criterion.choices() : none),
    enabled: criterion.kind === 'record',
    staleTime: minute,
    meta: { quiet: true },
  });
  if (criterion.kind === 'record') return data;
  return criterion.days.map((count) => ({
    value: String(count),
    label: t(criterion.word, { count } as never),
  }));
};
