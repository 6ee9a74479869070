type Written = {
  comment: string;
  entries: readonly { running: boolean; description: string; photos: number }[];
};

/** All that a log still needs to become final, by field. Words at an entry are a comment as good as one on the whole
 * day. */
export const finalizeGaps = ({ comment, entries }: Written): Record<string, string[]> => {
  const proven = comment !== '' || entries.some((one) => one.description !== '' || one.photos > 0);
  const faults = [
    ...(entries.length === 0 ? ['action_log_no_entry'] : []),
    ...(entries.some(({ running }) => running) ? ['action_log_running'] : []),
  ];
  return {
    ...(faults.length > 0 ? { entries: faults } : {}),
    ...(proven ? {} : { comment: ['action_log_comment_or_photo'] }),
  };
};
