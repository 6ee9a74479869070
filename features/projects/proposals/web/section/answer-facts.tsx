import { Box, Stack } from '@mantine/core';
import { priceWords } from '#features/projects/special-projects/web';
import { formatDate, type Translate, useText } from '#platform/web/i18n/index';
import type { Proposal } from '../../contract/index.ts';
import classes from './section.module.css';

const wordOf = ({ state, answer, project }: Proposal, t: Translate): string => {
  const date = formatDate(answer?.at ?? '', project.time_zone);
  const step = state === 'approved' ? 'approved' : 'declined';
  return answer?.name
    ? t(`proposals:section.${step}By`, { name: answer.name, date })
    : t(`proposals:section.${step}Office`, { date });
};

/** The answer of the client, with the chosen options and the signature. */
export const AnswerFacts = ({ proposal }: { proposal: Proposal }) => {
  const t = useText();
  const { answer, state, lines } = proposal;
  if (!answer) return null;
  const options = lines.filter((_, at) => answer.chosen.includes(at)).map(({ description }) => description);
  const hasOptions = lines.some(({ optional }) => optional);
  return (
    <Stack className={classes.answer} gap={4} data-state={state}>
      <strong>{wordOf(proposal, t)}</strong>
      {answer.total !== null && (
        <span>
          {[
            t('proposals:section.agreed', {
              amount: priceWords({ price: answer.total, price_basis: proposal.price_basis }, t),
            }),
            options.length > 0
              ? t('proposals:section.options', { options: options.join(', ') })
              : hasOptions && t('proposals:section.noOptions'),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
      {answer.note !== '' && <span data-prose>{answer.note}</span>}
      {answer.signature_url && (
        <img
          className={classes.signature}
          src={answer.signature_url}
          alt={t('proposals:section.signature', { name: answer.name ?? '' })}
          width={200}
          height={80}
        />
      )}
      {answer.signature_url && answer.pdf_sha256 && (
        <Box component="span" c="dimmed" fz={12} data-breaks>
          {t('proposals:section.paperHash', { hash: answer.pdf_sha256.slice(0, 16) })}
        </Box>
      )}
    </Stack>
  );
};
