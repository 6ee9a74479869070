import { isPicture, paperPictures } from '#features/files/server';
import { findPaperBrand } from '#features/organizations/server';
import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import { answerPdf } from '#platform/server/pdf/answer-pdf';
import { makePdf } from '#platform/server/pdf/make-pdf';
import type { proofEndpoints } from '../../contract/index.ts';
import { proofDocument } from './proof-document.ts';
import { nightsForStrangers } from './proof-for-strangers.ts';
import { readProof } from './read-proof.ts';

export const getDoorProofPdf = async ({
  tenant,
  query: { language, ...query },
  now,
  locale: own,
  wiring: { storage },
}: SignedInCall<(typeof proofEndpoints)['getDoorProofPdf']>): Promise<FileAnswer> => {
  const locale = language ?? own;
  const proof = await readProof({ tenant, now, onlyFinal: true }, query);
  const nights = await nightsForStrangers(tenant, proof.nights);
  const brand = await findPaperBrand(tenant);
  const files = [...nights.flatMap(({ door }) => door?.files ?? []), ...(brand.logo ? [brand.logo] : [])];
  const name = `${locale === 'es' ? 'puerta' : 'door'}-${proof.from}-${proof.to}.pdf`;
  return answerPdf(name, async () => {
    const pictures = await paperPictures(storage, files.filter(isPicture));
    return makePdf(proofDocument({ ...proof, nights }, brand, pictures, locale));
  });
};
