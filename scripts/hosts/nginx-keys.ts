/**
 * Characters of a key that nginx can look up in its table: names of servers and keys of maps have 64 bytes there, less
 * two addresses and a length (server_names_hash_bucket_size, map_hash_bucket_size). With one longer key it doesn't start.
 */
const longestKey = 46;

/** A server's name as nginx.conf has it. A long one is a pattern: those are tried one by one, and need no place. */
export function serverName(name: string): string {
  return name.length <= longestKey ? name : `"~${patternOf(name)}"`;
}

/** A path as the key of a map. A pattern ignores case, as nginx does with a plain key. */
export function mapKey(path: string): string {
  return path.length <= longestKey ? path : `"~*${patternOf(path)}"`;
}

function patternOf(text: string): string {
  return `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
}
