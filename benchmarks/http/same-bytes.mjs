/** When it was computed, and the cursor, which carries the start of a window, are of each server's own. */
const OWN = /"(as_of|next_cursor)":"[^"]*"/g;

/** Rejects unless every server answers with the page, byte for byte. */
export async function sameBytes(servers, { path, headers }, page) {
  const wanted = page.toString().replace(OWN, '');
  for (const { name, address } of servers) {
    const response = await fetch(address + path, { headers });
    const found = (await response.text()).replace(OWN, '');
    if (found !== wanted) {
      const place = [...found].findIndex((character, index) => character !== wanted[index]);
      throw new Error(
        `${name} answers ${response.status} with something else, from character ${place}: ${found.slice(place, place + 80)}`,
      );
    }
  }
}
