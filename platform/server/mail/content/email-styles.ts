import { carriesWhite } from './carries-white.ts';

/** Mail programs support few styles and drop some of those, so every important style is set on the element itself.
 * Colours keep enough contrast where a program darkens them. */
export const styles = {
  body: 'margin:0;padding:0;background:#f0f2f4;-webkit-text-size-adjust:100%',
  preview:
    'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:#f0f2f4',
  card: 'width:100%;max-width:600px;background:#ffffff;border:1px solid #e4e7eb;border-radius:10px;border-collapse:separate;table-layout:fixed',
  head: 'padding:18px 28px;border-bottom:1px solid #e4e7eb;font-size:14px;line-height:20px;font-weight:600;color:#343c46;overflow-wrap:anywhere;word-break:break-word',
  mark: 'display:inline-block;width:10px;height:10px;border-radius:5px;background:#e8852a;margin-right:8px',
  content: 'padding:28px;overflow-wrap:anywhere;word-break:break-word',
  title: 'margin:0 0 12px;font-size:22px;line-height:29px;font-weight:650;color:#1f252c',
  paragraph: 'margin:0 0 14px;font-size:16px;line-height:24px;color:#343c46',
  facts: 'width:100%;margin:6px 0 20px;border-collapse:collapse;table-layout:fixed',
  label:
    'width:34%;padding:9px 12px 9px 0;border-top:1px solid #e4e7eb;font-size:14px;line-height:20px;color:#5f6976;text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere;word-break:break-word',
  value:
    'padding:9px 0;border-top:1px solid #e4e7eb;font-size:14px;line-height:20px;color:#1f252c;vertical-align:top;overflow-wrap:anywhere;word-break:break-word',
  picture: 'display:block;width:100%;max-width:240px;height:auto;margin:8px 0 2px;border:0;border-radius:7px',
  item: 'padding:14px 0;border-top:1px solid #e4e7eb;overflow-wrap:anywhere;word-break:break-word',
  itemTitle: 'font-size:16px;line-height:23px;font-weight:600;color:#1f5fbb;text-decoration:none',
  itemText: 'margin:3px 0 0;font-size:14px;line-height:20px;color:#5f6976',
  button:
    'display:inline-block;padding:13px 24px;border-radius:7px;background:#1f5fbb;color:#ffffff;font-size:16px;line-height:22px;font-weight:600;text-decoration:none',
  foot: 'max-width:600px;padding:18px 28px 32px;font-size:13px;line-height:20px;color:#5f6976;overflow-wrap:anywhere;word-break:break-word',
  footLink: 'color:#5f6976;text-decoration:underline',
} as const;

/** Style of an element with the color of the sender behind it. Its words are white, or black where white could not be
 * read. */
export const onColor = (style: string, color: string | null | undefined): string =>
  color ? `${style};background:${color};color:${carriesWhite(color) ? '#ffffff' : '#000000'}` : style;

/** Style of words in the color of the sender, which stand on white: a color too light for them leaves dark words, underlined
 * as a link. */
export const inColor = (style: string, color: string | null | undefined): string => {
  if (!color) return style;
  return carriesWhite(color) ? `${style};color:${color}` : `${style};color:#1f252c;text-decoration:underline`;
};

/** For mail programs that read style sheets and support dark mode. */
export const darkSheet = `@media (prefers-color-scheme: dark) {
.page { background: #13171c !important; }
.card { background: #191e24 !important; border-color: #3d4651 !important; }
.line { border-color: #3d4651 !important; }
.ink { color: #f0f2f4 !important; }
.soft { color: #a2abb7 !important; }
.link { color: #8fbcf5 !important; }
}
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }`;
