/** In-memory Cache Storage with the parts that the worker uses. Lists keys in the order of their last writing. */
export class MemoryCaches {
  readonly content = new Map<string, Map<string, Response>>();
  /** The error that every access rejects with, if any: a full device, or corrupted or forbidden storage. */
  failure: DOMException | undefined;
  /** Whether only writing fails. */
  readonly = false;

  readonly open = async (name: string) => {
    this.#touch(false);
    const entries = this.content.get(name) ?? new Map<string, Response>();
    this.content.set(name, entries);
    const touch = (isWriting: boolean) => this.#touch(isWriting);
    return {
      match: async (key: string | Request) => {
        touch(false);
        return entries.get(addressOf(key))?.clone();
      },
      matchAll: async () => {
        touch(false);
        return Array.from(entries.values(), (response) => response.clone());
      },
      keys: async () => {
        touch(false);
        return Array.from(entries.keys(), (address) => new Request(address));
      },
      put: async (key: string | Request, response: Response) => {
        touch(true);
        entries.delete(addressOf(key));
        entries.set(addressOf(key), response);
      },
      delete: async (key: string | Request) => {
        touch(true);
        return entries.delete(addressOf(key));
      },
    };
  };

  readonly match = async (key: string | Request, { cacheName }: { readonly cacheName: string }) => {
    this.#touch(false);
    return this.content.get(cacheName)?.get(addressOf(key))?.clone();
  };

  readonly keys = async () => {
    this.#touch(false);
    return [...this.content.keys()];
  };

  readonly delete = async (name: string) => {
    this.#touch(false);
    return this.content.delete(name);
  };

  /** The addresses that a cache contains. */
  addressesIn(name: string): string[] {
    return [...(this.content.get(name)?.keys() ?? [])];
  }

  #touch(isWriting: boolean): void {
    if (this.failure && (isWriting || !this.readonly)) throw this.failure;
  }
}

function addressOf(key: string | Request): string {
  return new URL(typeof key === "string" ? key : key.url, "https://site.example").href;
}
