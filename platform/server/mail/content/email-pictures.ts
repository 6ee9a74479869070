import type { MailAttachment } from '../mail.ts';
import type { EmailContent } from './email-content.ts';

/** The name under which the HTML shows the picture of a fact, by the fact's place in the letter. */
export const pictureOfFact = (at: number): string => `fact-${at + 1}@pictures`;

export const picturesOf = ({ facts = [] }: EmailContent): MailAttachment[] =>
  facts.flatMap(({ picture }, at) =>
    picture
      ? [
          {
            name: `photo-${at + 1}.jpg`,
            mime: 'image/jpeg',
            bytes: Buffer.from(picture.jpeg),
            cid: pictureOfFact(at),
          },
        ]
      : [],
  );
