import { execFileSync } from 'node:child_process';

/** Why nothing runs behind nginx here; `undefined` when it does. */
export const noNginxBecause: string | undefined = (() => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'no nginx was found in PATH';
  }
})();

export interface Behind {
  /** A folder of its own. */
  readonly folder: string;
  readonly port: number;
  readonly servers: readonly number[];
  readonly trivial: number;
}

/** The servers behind one address, each request to the one with the fewest in flight; `/trivial` is the trivial handler. */
export const nginxConfig = ({ folder, port, servers, trivial }: Behind): string => `daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  keepalive_requests 1000000;
  upstream servers {
    least_conn;
    ${servers.map((one) => `server 127.0.0.1:${one};`).join(' ')}
    keepalive 64;
    keepalive_requests 1000000;
  }
  upstream trivial {
    server 127.0.0.1:${trivial};
    keepalive 64;
    keepalive_requests 1000000;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    # Each member of the benchmark says which address it comes from; before real clients this line has $remote_addr.
    proxy_set_header X-Forwarded-For $http_x_forwarded_for;
    location / { proxy_pass http://servers; }
    location /trivial { proxy_pass http://trivial; }
  }
}
`;
