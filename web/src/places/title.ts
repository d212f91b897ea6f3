const page = document.title;

// The page's title: what is shown, and then the page itself.
export function entitle(shown: string): void {
  document.title = shown ? `${shown} · ${page}` : page;
}
