/* A disk for tests, preloaded into a server.
 *
 * DISK_AFTER_POWER_CUT: a folder that holds, of every file, the bytes it had when it was last synced.
 * DISK_OF: the folder whose own files that are.
 * DISK_FORGETS: files whose name ends so are not kept there; a disk that lies.
 * DISK_FAULT: a file. While it exists, writes to the database fail with the error whose number it contains;
 * if that is EROFS, so does opening it to write. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

static int path_of(int fd, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length <= 0 || path[0] != '/') return 0;
    path[length] = 0;
    return 1;
}

static int ends_with(const char *text, const char *ending) {
    size_t length = ending ? strlen(ending) : 0;
    return length && strlen(text) >= length && strcmp(text + strlen(text) - length, ending) == 0;
}

/* Whether a path is the modelled folder, or a file right in it. */
static int is_modelled(const char *path, int is_folder) {
    const char *folder = getenv("DISK_OF");
    size_t length = folder ? strlen(folder) : 0;
    if (!length || strncmp(path, folder, length) != 0) return 0;
    if (is_folder) return path[length] == 0;
    return path[length] == '/' && !strchr(path + length + 1, '/');
}

/* A folder that is synced has lost the files that were removed from it. */
static void forget_removed(const char *folder, const char *disk) {
    char there[2 * PATH_MAX], copy[2 * PATH_MAX];
    DIR *entries = opendir(disk);
    struct dirent *entry;
    while (entries && (entry = readdir(entries))) {
        snprintf(there, sizeof there, "%s/%s", folder, entry->d_name);
        snprintf(copy, sizeof copy, "%s/%s", disk, entry->d_name);
        if (access(there, F_OK) != 0) unlink(copy);
    }
    if (entries) closedir(entries);
}

/* The copy takes its place whole: the process may be killed at any moment. */
static void keep(int fd) {
    char path[PATH_MAX], copy[2 * PATH_MAX], unfinished[2 * PATH_MAX + 4], buffer[65536];
    const char *disk = getenv("DISK_AFTER_POWER_CUT");
    struct stat kind;
    if (!disk || !path_of(fd, path) || ends_with(path, getenv("DISK_FORGETS"))) return;
    int is_folder = fstat(fd, &kind) == 0 && S_ISDIR(kind.st_mode);
    if (!is_modelled(path, is_folder)) return;
    if (is_folder) {
        forget_removed(path, disk);
        return;
    }
    int from = open(path, O_RDONLY);
    if (from < 0) return;
    snprintf(copy, sizeof copy, "%s/%s", disk, strrchr(path, '/') + 1);
    snprintf(unfinished, sizeof unfinished, "%s.new", copy);
    int to = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (to < 0) abort();
    ssize_t count;
    while ((count = read(from, buffer, sizeof buffer)) > 0)
        if (REAL(write)(to, buffer, count) != count) abort();
    close(from);
    close(to);
    if (count < 0 || rename(unfinished, copy) != 0) abort();
}

/* The error to give for a write to this file, or 0. */
static int fault_at(const char *path) {
    const char *flag = getenv("DISK_FAULT");
    int error = 0;
    if (!flag || !(ends_with(path, ".db") || ends_with(path, "-wal"))) return 0;
    FILE *file = fopen(flag, "r");
    if (!file) return 0;
    if (fscanf(file, "%d", &error) != 1) error = 0;
    fclose(file);
    return error;
}

static int fault(int fd) {
    char path[PATH_MAX];
    return path_of(fd, path) ? fault_at(path) : 0;
}

#define OR_FAIL(fd, call) \
    int error = fault(fd); \
    if (error) { errno = error; return -1; } \
    return call

ssize_t write(int fd, const void *from, size_t count) { OR_FAIL(fd, REAL(write)(fd, from, count)); }
ssize_t pwrite(int fd, const void *from, size_t count, off_t at) { OR_FAIL(fd, REAL(pwrite)(fd, from, count, at)); }
ssize_t pwrite64(int fd, const void *from, size_t count, off64_t at) { OR_FAIL(fd, REAL(pwrite64)(fd, from, count, at)); }

static int is_refused(const char *path, int flags) {
    return (flags & O_ACCMODE) != O_RDONLY && fault_at(path) == EROFS;
}

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = va_arg(rest, mode_t); \
        va_end(rest); \
        if (is_refused(path, flags)) { errno = EROFS; return -1; } \
        return REAL(name)(path, flags, mode); \
    }

OPEN(open)
OPEN(open64)

static int sync_and_keep(int fd, int (*real)(int)) {
    pthread_mutex_lock(&one_at_a_time);
    int result = real(fd);
    if (result == 0) keep(fd);
    pthread_mutex_unlock(&one_at_a_time);
    return result;
}

int fsync(int fd) { return sync_and_keep(fd, REAL(fsync)); }
int fdatasync(int fd) { return sync_and_keep(fd, REAL(fdatasync)); }
