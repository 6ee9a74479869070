/** Number of lines that are drawn, with or without words. */
const places = 6;

/** Words in the language of the reader. */
type Painted = {
  title: string | undefined;
  heading: string | undefined;
  lead: string | undefined;
  lines: readonly string[] | undefined;
  prose: boolean | undefined;
};

/** The frame of the application with the words that are known, drawn before any script or style sheet has loaded. Sizes and
 * colors are those of `apps/web/shell`. The application removes it when its first page appears. */
export const firstPaint = (
  { title, heading = title, lead, lines = [], prose = false }: Painted,
  productName: string,
): string => {
  const top = heading === undefined ? '<i class="t"></i>' : `<b>${escapeHtml(heading)}</b>`;
  const below = lead === undefined ? '' : `<p>${escapeHtml(lead)}</p>`;
  const line = prose ? '<i class="p">' : '<i>';
  const said = lines.slice(0, places).map((words) => `${line}<u>${escapeHtml(words)}</u></i>`);
  return `<style>${style}</style>
<div id="first-paint" aria-hidden="true"><header><span>${escapeHtml(productName)}</span></header><main>${top}${below}${said.join('')}${'<i></i>'.repeat(places - said.length)}</main></div>`;
};

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const style = `
:root{color-scheme:light dark}
body{margin:0}
#first-paint{position:fixed;z-index:-1;inset:0;font:14px/20px "Inter Fallback",system-ui,sans-serif;color:light-dark(#1a1f26,#c9c9c9)}
#first-paint header{box-sizing:border-box;height:57px;padding:18px 64px;border-bottom:1px solid light-dark(#e9ecef,#3b3b3b);color:light-dark(#868e96,#828282)}
#first-paint main{padding:20px 24px}
#first-paint b{display:block;margin-bottom:24px;font-size:22px;line-height:28px;font-weight:600}
#first-paint p{margin:-22px 0 24px;line-height:23px;color:light-dark(#868e96,#828282)}
#first-paint i{display:block;box-sizing:border-box;height:40px;padding-top:10px;margin-bottom:16px;border-radius:6px;background:light-dark(#f1f3f5,#2e2e2e)}
#first-paint u{display:-webkit-box;margin:0 16px;overflow:hidden;font-style:normal;text-decoration:none;-webkit-box-orient:vertical;-webkit-line-clamp:1}
#first-paint .t{width:40%;height:28px}
#first-paint .p{height:auto;padding:10px 12px}
#first-paint .p u{margin:0;font-size:16px;line-height:24px;white-space:pre-line;-webkit-line-clamp:6}
@media(max-width:37.49em){#first-paint main{box-sizing:border-box;height:calc(100dvh - 114px - env(safe-area-inset-bottom));padding:20px 16px;overflow:hidden;border-bottom:1px solid light-dark(#e9ecef,#3b3b3b)}#first-paint b{margin-right:64px}#first-paint p{margin-right:16px}#first-paint i{height:88px}#first-paint u{font-size:15px;white-space:pre-line;-webkit-line-clamp:3}#first-paint .p u{font-size:19.5px;line-height:30px;-webkit-line-clamp:6}#first-paint .t{height:28px}}
@media(min-width:80em){#first-paint header,#first-paint main{margin-left:256px}#first-paint header{padding-left:24px}#first-paint{background:linear-gradient(90deg,light-dark(#f8f9fa,#1f1f1f) 255px,light-dark(#e9ecef,#3b3b3b) 255px 256px,transparent 256px)}}
`.replaceAll('\n', '');
