// Pyodide refuses to start in a classic worker, which it knows by this function; it needs nothing of it.
Object.assign(globalThis, { importScripts: undefined });

export {};
