import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import type { TestHost } from '@partner-api/storage/testing';

/** Hosts of a test, and the links between them. */
export interface Network {
  /** Why all hosts are loopback, where no link can be cut; null when each is a network namespace. */
  readonly whyLoopback: string | null;
  host(name: string): Promise<TestHost>;
  /**
   * Drops every packet between two hosts, of which neither is told, until the returned function is called. One link at a
   * time.
   */
  cut(one: string, other: string): () => void;
  /** To be called when no program runs on a host any more. */
  remove(): void;
}

/** Opens a network of namespaces, which needs root and iproute2, or one where every host is loopback. */
export async function openNetwork(): Promise<Network> {
  const holders: ChildProcess[] = [];
  const remove = () => {
    for (const holder of holders) holder.kill();
  };
  try {
    return { ...(await bridgedNamespaces(holders)), whyLoopback: null, remove };
  } catch (error) {
    remove();
    return {
      whyLoopback: error instanceof Error ? error.message : String(error),
      host: async () => ({ address: '127.0.0.1', prefix: [] }),
      cut: () => {
        throw new Error('Loopback has no link that could be cut');
      },
      remove: () => undefined,
    };
  }
}

/**
 * Connects namespaces by a bridge in another one. The kernel removes a namespace and its links with its last process, so
 * nothing remains if the test process is killed.
 */
async function bridgedNamespaces(holders: ChildProcess[]): Promise<Pick<Network, 'host' | 'cut'>> {
  const bridge = await startNamespace(holders);
  bridge.run('ip link add bridge type bridge');
  bridge.run('ip link set bridge up');
  // Addresses that are reserved for tests of networks (RFC 2544); several tests run at a time.
  const subnet = `198.${18 + ((process.pid >> 8) & 1)}.${process.pid & 255}`;
  let hosts = 0;
  const connect = (runThere: Run, device: string, port: string): string => {
    hosts += 1;
    const address = `${subnet}.${hosts}`;
    runThere(`ip link add ${device} type veth peer name ${port} netns ${bridge.pid}`);
    bridge.run(`ip link set ${port} master bridge up`);
    runThere(`ip address add ${address}/24 dev ${device}`);
    runThere(`ip link set ${device} up`);
    return address;
  };
  connect(runWith([]), `test${process.pid}`, 'test');
  return {
    host: async (name) => {
      const namespace = await startNamespace(holders);
      return { address: connect(namespace.run, 'eth0', name), prefix: namespace.prefix };
    },
    cut: (...ports) => {
      // A bridge drops what one isolated port sends to another.
      const isolate = (state: 'on' | 'off') => {
        for (const port of ports) bridge.run(`ip link set ${port} type bridge_slave isolated ${state}`);
      };
      isolate('on');
      return () => isolate('off');
    },
  };
}

type Run = (command: string) => void;

async function startNamespace(holders: ChildProcess[]) {
  // `cat` ends when the test process closes its input, or ends.
  const hold = 'ip link set lo up && echo held && exec cat';
  const holder = spawn('unshare', ['--net', 'sh', '-c', hold], { stdio: 'pipe' });
  holders.push(holder);
  let errors = '';
  holder.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    holder.stdout.once('data', () => resolve());
    holder.once('error', reject);
    holder.once('close', () => reject(new Error(errors.trim())));
  });
  const prefix = ['nsenter', `--net=/proc/${holder.pid}/ns/net`];
  return { pid: holder.pid, prefix, run: runWith(prefix) };
}

const runWith =
  (prefix: readonly string[]): Run =>
  (command) => {
    const [file = '', ...args] = [...prefix, ...command.split(' ')];
    const { status, stderr, error } = spawnSync(file, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.trim()}`);
  };
